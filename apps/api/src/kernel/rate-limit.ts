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
  updatedAtMs: number
}

const SWEEP_INTERVAL_MS = 60_000

export interface RateLimiter {
  /** Whether one more request of this address is allowed now; `cost` is 1 when left out. */
  take(address: string, nowMs: number, cost?: number): boolean
}

/** A token bucket per address. */
export function createRateLimiter({ burst, refillPerSecond }: RateLimit): RateLimiter {
  const buckets = new Map<string, Bucket>()
  let sweptAtMs = 0

  const take = (address: string, nowMs: number, cost = 1): boolean => {
    if (nowMs - sweptAtMs > SWEEP_INTERVAL_MS) sweep(nowMs)
    const bucket = buckets.get(address) ?? { tokens: burst, updatedAtMs: nowMs }
    bucket.tokens = Math.min(burst, bucket.tokens + ((nowMs - bucket.updatedAtMs) / 1000) * refillPerSecond)
    bucket.updatedAtMs = nowMs
    buckets.set(address, bucket)
    if (bucket.tokens < cost) return false
    bucket.tokens -= cost
    return true
  }

  /** A bucket that has filled up again says no more than no bucket. */
  const sweep = (nowMs: number): void => {
    sweptAtMs = nowMs
    for (const [address, bucket] of buckets) {
      if (nowMs - bucket.updatedAtMs > (burst / refillPerSecond) * 1000) buckets.delete(address)
    }
  }

  return { take }
}
