import fc from 'fast-check'

const SEED = 20_261_121

function texts(shape: RegExp, count: number): string[] {
  return fc.sample(fc.stringMatching(shape), { numRuns: count, seed: SEED })
}

/** Inputs that no expression makes, written with a bar between them. */
function picked(list: string): string[] {
  return list.split('|')
}

/** The inputs of the differential runs that need no registry. */
export const OTHER_INPUTS: Record<string, () => string[]> = {
  postcode: () => [
    ...texts(/^\d{4} ?[A-Za-z]{2}$/, 2000),
    ...picked('1234SA|1234SD|1234SS|1234AB\n| 1234AB|1234  AB|1234\tAB|\uff11234AB|'),
  ],
  bsn: () => [...texts(/^\d{8,9}$/, 5000), ...picked('000000000|111222333|111222333\n|111.222.333|1112.22.333|')],
  date: () => [
    ...texts(/^\d{4}-[0-3]\d-[0-3]\d$/, 5000),
    ...texts(/^00\d{2}-0[1-9]-1\d$/, 50),
    ...picked('2026-W01|2026-001|20261121|2026-11-21T00:00|2026|+002026-11-21|2026-11-21\n|0000-02-29'),
  ],
  mobile: () => [
    ...texts(/^(?:0|\+31|0031)6\d{8}$/, 2000),
    ...picked('0201234567|+31 6 12345678|+31 (0)6-12345678|06-12345678'),
  ],
  phone: () => [
    ...texts(/^(?:0|\+31|0031)[1-9]\d{5,10}$/, 10_000),
    ...texts(/^0(?:800|90[069])\d{4,7}$/, 200),
    ...picked('+31 (0)6 12345678|020-123 45 67|14020|112|0612345678 ext 4|612345678|0612345678 x12|(020) 1234567'),
  ],
  email: () => [
    ...fc.sample(fc.emailAddress(), { numRuns: 2000, seed: SEED }),
    ...picked('a@b|a@b.c|a@b.123|jan@klopt.nl\n|"jan jansen"@klopt.nl|jan@[127.0.0.1]|j\u00e4n@klopt.nl| a@b.nl'),
    ...picked('jan@caf\u00e9.nl|jan..j@klopt.nl|JAN@KLOPT.NL|jan@klopt_x.nl|jan@-klopt.nl|jan@klopt.nl,'),
  ],
  travelDocument: () => [
    ...texts(/^[A-Z]{2}[A-Z0-9]{6}\d$/, 2000),
    ...picked('AB1234561|AO1234561|ab1234561|1234567890|'),
  ],
}
