const CATEGORIES = ['toplevel', 'devtools.timeline', '__metadata'];

/**
 * Traces the browser while `action` runs, and tells what the page's main thread did: per task the milliseconds that it
 * took (`wall`) and those in which it really had a processor (`cpu`). On a machine that others use too, only the
 * second says something about the page.
 */
export async function traceMainThread(browser, action) {
  const session = await browser.newBrowserCDPSession();
  const events = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  const complete = new Promise((done) => session.once('Tracing.tracingComplete', done));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES },
  });
  await action();
  await session.send('Tracing.end');
  await complete;
  await session.detach();
  return tasksOf(events);
}

/** Of several pages' main threads the busiest is the one that was looked at. */
function tasksOf(events) {
  const threads = new Map();
  for (const { name, args, pid, tid } of events) {
    if (name === 'thread_name' && args?.name === 'CrRendererMain') threads.set(`${pid} ${tid}`, []);
  }
  for (const { name, pid, tid, dur = 0, tdur } of events) {
    if (!name.endsWith('RunTask')) continue;
    threads.get(`${pid} ${tid}`)?.push({ wall: dur / 1000, cpu: (tdur ?? dur) / 1000 });
  }
  const sum = (tasks) => tasks.reduce((total, { cpu }) => total + cpu, 0);
  return [...threads.values()].sort((a, b) => sum(b) - sum(a))[0] ?? [];
}

/** The task that took the most processor time. */
export function longestTask(tasks) {
  return tasks.reduce((longest, task) => (task.cpu > longest.cpu ? task : longest), { cpu: 0, wall: 0 });
}
