import { fileURLToPath } from 'node:url'
import { CONTESTS, type Contest } from './contests.ts'
import { slowestAnswer } from './hostile.ts'
import { HOSTILE_LIMIT_MS, SIZE_LIMITS } from './limits.ts'
import { sizeOf, sizeOfExport } from './sizes.ts'
import { compareSpeed } from './speed.ts'

/** The same job by each peer, for its size: the smallest import that does it. */
const PEER_SIZES: [what: string, peer: string, source: string][] = [
  ['iban', 'ibantools', `import { isValidIBAN } from 'ibantools'; console.log(isValidIBAN)`],
  ['iban', 'validator', `import isIBAN from 'validator/es/lib/isIBAN.js'; console.log(isIBAN)`],
  ['iban', 'zod', `import * as z from 'zod'; console.log(z.iban())`],
  ['vatNumber', 'jsvat', `import { checkVAT, countries } from 'jsvat'; console.log(checkVAT, countries)`],
  ['vatNumber', 'validator', `import isVAT from 'validator/es/lib/isVAT.js'; console.log(isVAT)`],
  ['vatNumberNl', 'jsvat', `import { checkVAT, netherlands } from 'jsvat'; console.log(checkVAT, netherlands)`],
  ['postcode', 'validator', `import isPostalCode from 'validator/es/lib/isPostalCode.js'; console.log(isPostalCode)`],
  ['isoDate', 'validator', `import isISO8601 from 'validator/es/lib/isISO8601.js'; console.log(isISO8601)`],
  ['isoDate', 'zod', `import * as z from 'zod'; console.log(z.iso.date())`],
  [
    'phone',
    'libphonenumber-js/min',
    `import { isValidPhoneNumber } from 'libphonenumber-js/min'; console.log(isValidPhoneNumber)`,
  ],
]

function printSpeed({ name, inputs, ours, peers }: Contest): void {
  const speeds = compareSpeed({ '@klopt/validators': ours, ...peers }, inputs)
  const own = speeds.get('@klopt/validators') ?? 0
  for (const [contender, speed] of speeds) {
    const ratio = contender === '@klopt/validators' ? '' : `${(own / speed).toFixed(1)} x`
    console.log(`| ${name} | ${contender} | ${speed.toFixed(2)} | ${ratio} |`)
  }
}

async function printSizes(root: string): Promise<void> {
  for (const [name, limit] of Object.entries(SIZE_LIMITS)) {
    const own = await sizeOfExport(name, root)
    console.log(`| ${name} | @klopt/validators | ${own} | limit ${limit}${own > limit ? ', EXCEEDED' : ''} |`)
    for (const [what, peer, source] of PEER_SIZES.filter(([what]) => what === name)) {
      const size = await sizeOf(source, root)
      console.log(`| ${what} | ${peer} | ${size} | ${(size / own).toFixed(1)} x ours |`)
    }
  }
}

console.log('| check | contender | M checks/s | ours is |\n|---|---|---:|---|')
for (const contest of CONTESTS) printSpeed(contest)
console.log('\n| export | contender | bytes gzip | |\n|---|---|---:|---|')
await printSizes(fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, ''))
const { name, ms } = slowestAnswer()
console.log(`\nSlowest answer to 100 kB of hostile input: ${name}, ${ms.toFixed(1)} ms (limit ${HOSTILE_LIMIT_MS} ms)`)
