import { workerData } from 'node:worker_threads'

const INTERVAL_MS = 100

// A thread of its own: whatever unpacks a small file into gigabytes leaves the others of its process no turn. Without
// it the machine would run out of memory, and who has to go then is anybody's guess.
setInterval(() => {
  if (process.memoryUsage.rss() > (workerData as number)) process.kill(process.pid, 'SIGKILL')
}, INTERVAL_MS)
