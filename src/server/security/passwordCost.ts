/** 19 MiB, two passes, one thread; the package's algorithm is argon2id unless told otherwise. */
export const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
