/** Whether this document was loaded by a link or a typed address, which starts at its top, and not by reload or Back. */
export function isNewDocument(): boolean {
  const [load] = performance.getEntriesByType('navigation');
  return load instanceof PerformanceNavigationTiming && load.type === 'navigate';
}
