import { AppError } from '@proximity/common/app-error';

/** The value if it comes in time. @throws AppError `unavailable` when it does not */
export async function within<T>(milliseconds: number, promise: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new AppError('unavailable', 'This takes too long right now. Try again in a moment.')),
      milliseconds,
    );
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
