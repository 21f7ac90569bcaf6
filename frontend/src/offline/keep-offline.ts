/** Has the page kept on the device, so that it opens without a network; begins once everything else is loaded. */
export function keepOffline(page: Window): void {
  const workers = page.navigator.serviceWorker as ServiceWorkerContainer | undefined;
  // where a browser refuses (a private window, plain http), the page works as ever, only not offline
  page.addEventListener('load', () => void workers?.register('/sw.js').catch(() => undefined), {
    once: true,
  });
}
