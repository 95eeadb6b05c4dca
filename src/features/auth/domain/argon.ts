/** argon2id with OWASP's 19 MiB, 2 passes, 1 lane: the library's defaults, written down. */
export const argon = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
