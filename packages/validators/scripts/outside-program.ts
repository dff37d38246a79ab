/** A program of somebody else: it uses the entries of the package and fails when they do not do what they say. */
export const OUTSIDE_PROGRAM = `
import { formatEuro, iban, messageIn, parseMoney, standardSchema, vatNumber, type Checked } from '@klopt/validators'
import * as actions from '@klopt/validators/valibot'
import { nl } from '@klopt/validators/nl'
import * as zodChecks from '@klopt/validators/zod'
import * as v from 'valibot'
import * as z from 'zod'

function expectEqual(actual: unknown, expected: unknown): void {
  if (JSON.stringify(actual) !== JSON.stringify(expected)) throw new Error(JSON.stringify({ actual, expected }))
}

const checked: Checked = iban('nl91 abna 0417 1643 00')
expectEqual(checked, { ok: true, value: 'NL91ABNA0417164300' })
expectEqual(vatNumber('GB980780684').ok, false)
expectEqual(parseMoney(formatEuro(-123456)), -123456)
const schema = v.object({ account: v.pipe(v.string(), actions.iban()), rate: v.pipe(v.number(), actions.atMost(100)) })
const { issues } = v.safeParse(schema, { account: 'NL91ABNA0417164301', rate: 21 })
expectEqual(issues?.map((issue) => issue.message), ['Vul een correct rekeningnummer in'])
const output: { account: string; rate: number } = v.parse(schema, { account: 'NL91ABNA0417164300', rate: 21 })
expectEqual(output.account, 'NL91ABNA0417164300')
const account = z.object({ account: z.string().check(zodChecks.iban()), rate: z.number().check(zodChecks.atMost(100)) })
const read: { account: string; rate: number } = account.parse({ account: 'nl91abna0417164300', rate: 21 })
expectEqual(read.account, 'NL91ABNA0417164300')
expectEqual(z.string().check(zodChecks.iban('No')).safeParse('x').error?.issues.map((issue) => issue.message), ['No'])
expectEqual(standardSchema(iban)['~standard'].validate('nl91abna0417164300'), { value: 'NL91ABNA0417164300' })
const refused = iban('x')
if (!refused.ok) expectEqual(messageIn(refused, nl), refused.message)
`
