/** Runs an action while no other tab of this page runs one of the same name. */
export type InOneTab = <T>(name: string, action: () => Promise<T>) => Promise<T>;

/** @param locks undefined for a page without https */
export function createInOneTab(locks: Pick<LockManager, 'request'> | undefined): InOneTab {
  return async (name, action) => {
    let isMine = false;
    const take = () => {
      isMine = true;
      return action();
    };
    try {
      return await (locks === undefined ? take() : locks.request(name, take));
    } catch (error) {
      // a browser that keeps nothing for the page has no locks for it either
      if (isMine) throw error;
      return action();
    }
  };
}
