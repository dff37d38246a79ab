import { contract } from '@klopt/api-client/contract'
import { Alert, AppLink, Card, DetailHeader } from '@klopt/ui'
import { formatDateLong } from '@klopt/validators'
import { useQuery } from '@tanstack/react-query'
import { administrationAddress } from '../../app/routing/address.ts'
import { usePageTitle } from '../../app/routing/use-page-title.ts'
import { query } from '../../app/transport/api.ts'
import * as periodPage from '../../shared/periods/period-page.css.ts'
import * as own from './hand-in.css.ts'
import * as styles from './vat.css.ts'

/** What somebody does at the tax authority themselves, and what Klopt keeps of it. */
export function HandInScreen({ administrationId }: { administrationId: number }) {
  usePageTitle('Zelf indienen')
  const params = { administrationId }
  const returns = useQuery(query(contract.vat.periods, { params })).data
  const lists = useQuery(query(contract.icp.periods, { params })).data
  const ossLists = useQuery(query(contract.oss.periods, { params })).data
  const corrections = useQuery(query(contract.vatCorrections.list, { params })).data
  const filed = returns?.find(({ filedAt }) => filedAt !== null)
  const listed = lists?.find(({ handedInOn }) => handedInOn !== null)
  const ossListed = ossLists?.find(({ handedInOn }) => handedInOn !== null)
  const corrected = corrections?.find(({ state }) => state !== 'draft')
  return (
    <div className={periodPage.page}>
      <DetailHeader
        back={{ label: 'Btw', href: administrationAddress(administrationId, 'vat-return') }}
        className={periodPage.header}
        title="Zelf indienen"
        description="Wat je bij de Belastingdienst doet, en wat Klopt ervan bewaart."
      />
      <Alert tone="info">
        Klopt stuurt niets naar de Belastingdienst. Jij neemt de cijfers over en vinkt daarna in Klopt af dat je ze hebt
        ingediend. Wat hier afgevinkt staat, is dus niet door Klopt verstuurd of door de Belastingdienst bevestigd.
      </Alert>
      <div className={own.handIns}>
        <Way
          title="Btw-aangifte"
          steps={[
            'Loop in Klopt de controle van de periode na.',
            'Open in Mijn Belastingdienst Zakelijk de aangifte omzetbelasting en neem elke rubriek over met de kopieerknop.',
            'Kies in Klopt ‘Aangifte doen’, met de dag waarop je die indiende: de bedragen staan dan vast, met een pdf.',
            'Neem het betalingskenmerk over, zodat Klopt de betaling herkent.',
          ]}
          last={filed && `Laatst afgevinkt: ${filed.label}.`}
          link={{ href: administrationAddress(administrationId, 'vat-return'), words: 'Naar de btw-aangifte' }}
        />
        <Way
          title="Suppletie"
          steps={[
            'Maak de suppletie bij ‘Nog aan te geven’. Klopt toont aangegeven, nieuw en verschil.',
            'Vul in Mijn Belastingdienst Zakelijk het formulier Suppletie omzetbelasting in met de nieuwe bedragen, niet alleen het verschil.',
            'Leg in Klopt vast op welke dag je die indiende, en verwerk later de beschikking.',
          ]}
          last={corrected && `Laatst ingediend: ${corrected.label}.`}
          link={
            corrected && {
              href: administrationAddress(administrationId, 'vat-return/corrections/$correctionId', {
                params: { correctionId: corrected.id },
              }),
              words: 'Naar de suppletie',
            }
          }
        />
        <Way
          title="Opgaaf ICP"
          steps={[
            'Controleer of de opgaaf gelijk is aan rubriek 3b en of elk btw-id klopt.',
            'Neem in Mijn Belastingdienst Zakelijk per btw-id de bedragen over.',
            'Vink de opgaaf in Klopt af, met de dag waarop je die indiende.',
          ]}
          last={
            listed?.handedInOn != null && `Laatst ingediend: ${listed.label}, op ${formatDateLong(listed.handedInOn)}.`
          }
          link={{ href: administrationAddress(administrationId, 'icp'), words: 'Naar de opgaaf ICP' }}
        />
        <Way
          title="OSS-melding"
          steps={[
            'Alleen als je bent aangemeld voor het éénloketsysteem.',
            'Doe de melding in Mijn Belastingdienst Zakelijk, per land en tarief.',
            'Vink de melding in Klopt af, met de dag waarop je die deed.',
          ]}
          last={
            ossListed?.handedInOn != null &&
            `Laatst ingediend: ${ossListed.label}, op ${formatDateLong(ossListed.handedInOn)}.`
          }
          link={{ href: administrationAddress(administrationId, 'oss'), words: 'Naar de OSS-melding' }}
        />
      </div>
    </div>
  )
}

interface WayProps {
  title: string
  steps: readonly string[]
  /** What was ticked off last, where anything was. */
  last?: string | false | undefined
  link?: { href: string; words: string } | undefined
}

function Way({ title, steps, last, link }: WayProps) {
  return (
    <Card title={title}>
      <div className={styles.status}>
        <ol className={own.handInSteps}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        {last && <p className={styles.muted}>{last}</p>}
        {link && (
          <AppLink href={link.href} className={styles.solve}>
            {link.words}
          </AppLink>
        )}
      </div>
    </Card>
  )
}
