interface Module {
  readonly isEntry: boolean;
  /** Who imports it at once; not those who fetch it later. */
  readonly importers: readonly string[];
}

/** Whether a module is needed before anything can be shown: the entry imports it, directly or by way of others. */
export function isFirstLoad(
  id: string,
  moduleOf: (id: string) => Module | null,
  seen: Set<string> = new Set(),
): boolean {
  const module = moduleOf(id);
  if (module === null || seen.has(id)) return false;
  seen.add(id);
  return module.isEntry || module.importers.some((importer) => isFirstLoad(importer, moduleOf, seen));
}
