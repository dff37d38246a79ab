import { AppLink, askConfirmation, Button, buttonClassName, FileUpload, DetailHeader, visuallyHidden } from '@klopt/ui'
import { formatIban, upload } from '@klopt/validators'
import { useEffect, useEffectEvent, useState } from 'react'
import { useWriteBlockAtStart } from '../../../app/session/use-write-block.ts'
import { asLeft } from '../../../app/routing/left-addresses.ts'
import { usePageTitle } from '../../../app/routing/use-page-title.ts'
import { takeHandedFiles } from '../../../shared/uploads/handed-files.ts'
import { NoChange } from '../../../shell/no-change.tsx'
import { bankHref } from '../bank-search.ts'
import { countOf, lineCount } from '../bank-texts.ts'
import { EarlierImports } from './earlier-imports.tsx'
import { FileCard } from './file-card.tsx'
import { gapsLeft } from './gaps-left.ts'
import { newLineCount, unknownAccounts, type ImportFile } from './import-files.ts'
import * as styles from './import-screen.css.ts'
import { useImportFiles } from './use-import-files.ts'

/** Statements of the bank: chosen, looked at first, and then imported. */
export function ImportScreen({ administrationId }: { administrationId: number }) {
  usePageTitle('Afschrift importeren')
  const writeBlock = useWriteBlockAtStart(administrationId, { permission: 'BOOKING' })
  if (!writeBlock) return <Import administrationId={administrationId} />
  return <NoChange writeBlock={writeBlock} back={{ href: bankHref(administrationId), label: 'Naar de bank' }} />
}

function Import({ administrationId }: { administrationId: number }) {
  const importing = useImportFiles(administrationId)
  const { files, isImporting, add, importAll } = importing
  const count = newLineCount(files)
  const isDone = files.some(({ state }) => state.step === 'done')
  const [problem, setProblem] = useState<string>()
  const noFile = files.length === 0
  const addHanded = useEffectEvent(() => {
    const handed = takeHandedFiles()
    if (handed.length > 0) add(handed)
  })
  useEffect(() => addHanded(), [])
  const start = async () => {
    const accounts = unknownAccounts(files)
    if (accounts.length === 0 || (await confirmNewBooks(accounts))) await importAll(accounts.length > 0)
  }
  return (
    <div className={styles.page}>
      <DetailHeader
        back={{ label: 'Bank verwerken', href: asLeft(bankHref(administrationId)) }}
        className={styles.header}
        title="Afschrift importeren"
        description="MT940 of CAMT.053 (ook als zip), een CSV van je bank, of elk ander CSV- of Excel-bestand."
      />
      <FileUpload
        label="Bankafschrift"
        maxFiles={20}
        maxSizeMb={25}
        onFiles={(chosen) => {
          setProblem(undefined)
          add(chosen)
        }}
        disabled={isImporting}
        error={problem}
      />
      {files.map((file) => (
        <FileCard
          key={file.id}
          administrationId={administrationId}
          file={file}
          gaps={gapsLeft(file, files)}
          onBook={importing.choose}
          onRemove={importing.remove}
          onRetry={importing.retry}
          onMap={importing.map}
          onKeepMapping={(id, table) => void importing.keepMapping(id, table)}
          onAskMapping={importing.askMapping}
        />
      ))}
      <p role="status" className={visuallyHidden}>
        {progressText(files)}
      </p>
      {(noFile || count > 0 || isImporting || isDone) && (
        <div className={styles.actions}>
          {noFile ? (
            <Button variant="primary" size="large" onClick={() => setProblem(whyNone())}>
              Importeren
            </Button>
          ) : count > 0 || isImporting ? (
            <>
              {isImporting && (
                <Button size="large" onClick={importing.stop}>
                  Stoppen
                </Button>
              )}
              <Button variant="primary" size="large" onClick={() => void start()} loading={isImporting}>
                {lineCount(count)} importeren
              </Button>
            </>
          ) : (
            <AppLink
              href={bankHref(administrationId)}
              className={buttonClassName({ variant: 'primary', size: 'large' })}
            >
              Naar bank verwerken
            </AppLink>
          )}
        </div>
      )}
      <EarlierImports administrationId={administrationId} />
    </div>
  )
}

/** What is said to who imports nothing. */
function whyNone(): string | undefined {
  const none = upload([])
  return none.ok ? undefined : none.message
}

/** For who cannot see the cards change. */
function progressText(files: readonly ImportFile[]): string {
  if (files.length === 0) return ''
  if (files.some(({ state }) => state.step === 'reading')) return 'De bestanden worden gelezen.'
  if (files.some(({ state }) => state.step === 'mapping')) return 'Kies welke kolom wat is.'
  const refused = files.filter(({ state }) => state.step === 'refused').length
  const done = files.filter(({ state }) => state.step === 'done').length
  return [
    `${lineCount(newLineCount(files))} te importeren.`,
    done > 0 ? `${countOf(done, 'bestand', 'bestanden')} geïmporteerd.` : '',
    refused > 0 ? `${countOf(refused, 'bestand', 'bestanden')} niet bruikbaar.` : '',
  ]
    .filter(Boolean)
    .join(' ')
}

function confirmNewBooks(ibans: readonly string[]): Promise<boolean> {
  const names = new Intl.ListFormat('nl').format(ibans.map(formatIban))
  const isOne = ibans.length === 1
  return askConfirmation({
    title: isOne ? 'Rekening toevoegen?' : 'Rekeningen toevoegen?',
    text: `${names} ${isOne ? 'staat' : 'staan'} nog niet in je administratie. We voegen ${isOne ? 'die' : 'ze'} toe, elk met een eigen plek in je grootboek.`,
    confirmLabel: 'Toevoegen en importeren',
  })
}
