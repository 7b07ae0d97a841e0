declare global {
  interface Window {
    /** The longest reported task (at least 50 ms) since it was last set to 0. */
    longestTask: number;
  }
}

window.longestTask = 0;
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) window.longestTask = Math.max(window.longestTask, duration);
}).observe({ type: 'longtask' });

export {};
