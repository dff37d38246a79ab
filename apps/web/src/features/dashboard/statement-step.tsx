import { contract, type ResponseOf } from '@klopt/api-client/contract'
import { Alert, AppLink, Button, buttonClassName, FileUpload, Progress, Tick, toast } from '@klopt/ui'
import { formatDateShort, formatIban } from '@klopt/validators'
import { administrationAddress } from '../../app/routing/address.ts'
import { handFiles } from '../../shared/uploads/handed-files.ts'
import type { CompanyForm } from './company-step.tsx'
import * as stepStyles from './first-steps.css.ts'
import { useStatement } from './use-statement.ts'

type Statement = ResponseOf<typeof contract.bank.preview>['statements'][number]

interface StatementStepProps {
  administrationId: number
  /** Invoices ask to be paid on the account, where none is said yet. */
  company?: CompanyForm
  /** It is done, or put off. */
  onNext: () => void
}

/** A statement that is dropped makes the account that it names, with its lines. */
export function StatementStep({ administrationId, company, onNext }: StatementStepProps) {
  const { state, read, take, reset } = useStatement(administrationId, (lines, iban) => {
    void toast.success(`${linesText(lines)} geïmporteerd`)
    if (!company || iban === null || company.form.getValues('iban') !== '') return onNext()
    company.form.setValue('iban', formatIban(iban), { shouldDirty: true })
    void company.submit()
  })
  const importAddress = administrationAddress(administrationId, 'bank/import')
  const problem = state.step === 'none' || state.step === 'ready' ? state.problem : undefined
  return (
    <div className={stepStyles.inStep}>
      {state.step === 'none' && (
        <FileUpload
          label="Afschrift van je bank"
          maxFiles={1}
          maxSizeMb={25}
          onFiles={([file]) => file && void read(file)}
          {...(problem !== undefined && { error: problem })}
        />
      )}
      {state.step === 'reading' && <Progress label="Je afschrift lezen…" value={null} />}
      {state.step === 'asks' && (
        <Alert tone="info">
          Bij dit bestand valt nog iets te kiezen: van welke rekening het is, wat de kolommen zijn of wat er anders is
          dan je boeken.
        </Alert>
      )}
      {(state.step === 'ready' || state.step === 'importing') && (
        <ul className={stepStyles.found} aria-label="Wat er in je afschrift staat">
          {state.statements.map((statement, index) => (
            <li key={index}>
              <Tick>{foundText(statement)}</Tick>
            </li>
          ))}
        </ul>
      )}
      {state.step === 'ready' && problem !== undefined && <Alert tone="danger">{problem}</Alert>}
      {company?.general && <Alert tone="danger">{company.general}</Alert>}
      <div className={stepStyles.stepDeeds}>
        {state.step === 'asks' ? (
          <AppLink
            href={importAddress}
            className={buttonClassName({ variant: 'primary' })}
            onClick={() => handFiles([state.file])}
          >
            Verder bij afschrift importeren
          </AppLink>
        ) : (
          (state.step === 'ready' || state.step === 'importing') && (
            <Button variant="primary" loading={state.step === 'importing'} onClick={() => void take(state.statements)}>
              {`${linesText(newLinesOf(state.statements))} importeren`}
            </Button>
          )
        )}
        {(state.step === 'ready' || state.step === 'asks') && <Button onClick={reset}>Ander bestand</Button>}
        {state.step === 'none' && (
          <AppLink href={administrationAddress(administrationId, 'settings/bank-books')} className={buttonClassName()}>
            Rekening zelf invullen
          </AppLink>
        )}
        <Button onClick={onNext}>Later</Button>
      </div>
    </div>
  )
}

/** 'NL20 INGB 0001 2345 67: 42 regels, 1 aug 2026 t/m 31 okt 2026' */
const foundText = ({ iban, newLines, from, to }: Statement) =>
  `${iban === null ? 'Rekening' : formatIban(iban)}: ${linesText(newLines.length)}, ${formatDateShort(from)} t/m ${formatDateShort(to)}`

const newLinesOf = (statements: readonly Statement[]) =>
  statements.reduce((sum, { newLines }) => sum + newLines.length, 0)

const linesText = (count: number) => (count === 1 ? '1 regel' : `${count.toLocaleString('nl-NL')} regels`)
