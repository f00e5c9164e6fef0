/**
 * A size in bytes as people say it: `812 kB`, `4.7 MB`. Megabytes are rounded down, so that a file below a limit never reads as large as the limit. Beside a limit in round
 * decimals (5,000,000) a megabyte is a million.
 */
export const fileSize = (bytes: number, limit = 1): string => {
  const kilo = limit % 100_000 === 0 ? 1000 : 1024;
  if (bytes < 1000) return bytes === 1 ? '1 byte' : `${bytes} bytes`;
  const kilobytes = bytes / kilo;
  if (kilobytes < 1000) return `${Math.max(1, Math.round(kilobytes))} kB`;
  return `${Math.floor((kilobytes / kilo) * 10) / 10} MB`;
};
