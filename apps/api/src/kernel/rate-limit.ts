export interface RateLimit {
  /** Requests an address may make at once. */
  readonly burst: number
  /** Requests a second that come back. */
  readonly refillPerSecond: number
}

/** Far above what a person with many tabs does, far below what hurts. */
export const defaultRateLimit: RateLimit = { burst: 1_000, refillPerSecond: 100 }

interface Bucket {
  tokens: number
  updatedAt_ms: number
}

const sweepInterval_ms = 60_000

export interface RateLimiter {
  /** Whether one more request of this address is allowed now; `cost` is 1 when left out. */
  take(address: string, now_ms: number, cost?: number): boolean
}

/** A token bucket per address. */
export function createRateLimiter({ burst, refillPerSecond }: RateLimit): RateLimiter {
  const buckets = new Map<string, Bucket>()
  let sweptAt_ms = 0

  const take = (address: string, now_ms: number, cost = 1): boolean => {
    if (now_ms - sweptAt_ms > sweepInterval_ms) sweep(now_ms)
    const bucket = buckets.get(address) ?? { tokens: burst, updatedAt_ms: now_ms }
    bucket.tokens = Math.min(burst, bucket.tokens + ((now_ms - bucket.updatedAt_ms) / 1000) * refillPerSecond)
    bucket.updatedAt_ms = now_ms
    buckets.set(address, bucket)
    if (bucket.tokens < cost) return false
    bucket.tokens -= cost
    return true
  }

  /** A bucket that has filled up again says no more than no bucket. */
  const sweep = (now_ms: number): void => {
    sweptAt_ms = now_ms
    for (const [address, bucket] of buckets) {
      if (now_ms - bucket.updatedAt_ms > (burst / refillPerSecond) * 1000) buckets.delete(address)
    }
  }

  return { take }
}
