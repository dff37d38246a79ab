import { contract, type EmailTextKind } from '@klopt/api-client/contract'
import { PAPER_LANGUAGE_NAMES, PAPER_LANGUAGES, type PaperLanguage } from '@klopt/bookkeeping/paper'
import { AppLink, Card, linkClassName, PageHeader, RadioGroup, Skeleton, Tabs } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { administrationAddress } from '../../app/routing/address.ts'
import { query } from '../../app/transport/api.ts'
import { useFresh } from '../../app/transport/use-fresh.ts'
import { usePageTitle } from '../../app/routing/use-page-title.ts'
import { LoadError } from '../../shell/load-error.tsx'
import { EmailTextForm, type TypedTexts } from './email-text-form.tsx'
import type { EmailText } from './types.ts'
import * as styles from './settings.css.ts'

const names: Record<EmailTextKind, string> = {
  invoice: 'Factuur',
  credit_invoice: 'Creditfactuur',
  estimate: 'Offerte',
  estimate_reminder: 'Offerte verloopt',
  reminder: 'Herinnering',
  notice: 'Aanmaning',
  demand: 'Met kosten',
}
const languages = PAPER_LANGUAGES.map((value) => ({ value, label: PAPER_LANGUAGE_NAMES[value] }))

/** The words of each mail that goes to customers, in each of their languages. */
export function EmailTextsScreen({ administrationId }: { administrationId: number }) {
  usePageTitle('E-mailteksten')
  const [language, setLanguage] = useState<PaperLanguage>('nl')
  const { data, isError, error, refetch } = useFresh(contract.settings.emailTexts, { params: { administrationId } })
  return (
    <div className={styles.widePage} aria-busy={data === undefined && !isError}>
      <PageHeader
        className={styles.header}
        title="E-mailteksten"
        description="Met deze woorden begint een mail, in de taal van je klant; bij het versturen kun je die nog aanpassen."
      />
      {data ? (
        <>
          <RadioGroup
            label="Taal van je klant"
            orientation="horizontal"
            options={languages}
            value={language}
            onChange={setLanguage}
          />
          {language === 'nl' && <ReminderNote administrationId={administrationId} />}
          <Mails {...{ administrationId, language }} texts={data.filter((text) => text.language === language)} />
        </>
      ) : isError ? (
        <Card>
          <LoadError error={error} onRetry={() => void refetch()} />
        </Card>
      ) : (
        <Card>
          <Skeleton height="420px" />
        </Card>
      )}
    </div>
  )
}

function Mails({ administrationId, texts }: { administrationId: number; texts: readonly EmailText[] }) {
  const [typed] = useState<TypedTexts>(() => new Map())
  const [kind, setKind] = useState<EmailTextKind>('invoice')
  const profile = useQuery(query(contract.administrations.profile, { params: { administrationId } }))
  return (
    <Tabs
      label="Soort mail"
      value={kind}
      onChange={setKind}
      items={texts.map((text) => ({
        value: text.kind,
        label: names[text.kind],
        content: (
          <EmailTextForm
            key={`${text.language} ${text.kind} ${text.version}`}
            administrationId={administrationId}
            text={text}
            companyName={profile.data?.companyName ?? ''}
            typed={typed}
          />
        ),
      }))}
    />
  )
}

/** In Dutch each step has words of its own. */
function ReminderNote({ administrationId }: { administrationId: number }) {
  const to = administrationAddress(administrationId, 'settings/reminders')
  return (
    <p className={styles.text}>
      De Nederlandse tekst van elke herinnering schrijf je bij{' '}
      <AppLink href={to} className={linkClassName}>
        Herinneringen
      </AppLink>
      .
    </p>
  )
}
