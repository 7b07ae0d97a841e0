declare global {
  interface Window {
    /** In ms, by the browser's own account of tasks of 50 ms or more, since it was last set to 0. */
    longestTask: number;
  }
}

window.longestTask = 0;
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) window.longestTask = Math.max(window.longestTask, duration);
}).observe({ type: 'longtask' });

export {};
