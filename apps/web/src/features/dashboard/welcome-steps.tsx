import { AppLink, Card, classNames } from '@klopt/ui'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useMayChange } from '../../app/session/use-write-block.ts'
import { listed, type Lacking } from '../../shared/selling/needed.ts'
import * as rows from '../../shared/look/deed-rows.css.ts'
import { CompanyStep, type CompanyForm } from './company-step.tsx'
import * as stepStyles from './first-steps.css.ts'
import { StepLink, StepNumber, StepWords } from './first-steps-card.tsx'
import { firstSteps, nextStep, type FirstStep, type Onboarding } from './first-steps.ts'
import { StatementStep } from './statement-step.tsx'
import { StyleStep } from './style-step.tsx'

interface WelcomeStepsProps {
  administrationId: number
  done: Onboarding
  /** Who the company is and what its papers look like; absent while that could not be read. */
  company?: CompanyForm
  /** How often that was kept while an invoice still lacked something. */
  keptShort?: number
  /** What an invoice lacks of it. */
  lacking?: readonly Lacking[]
  /** Where the account is: what was done first. */
  emailAddress: string
  open: FirstStep['key'] | undefined
  onOpen: (key: FirstStep['key'] | undefined) => void
}

/** The first steps one under the other, the one that one is at open. */
export function WelcomeSteps(props: WelcomeStepsProps) {
  const { administrationId, done, company, keptShort = 0, lacking = [], emailAddress, open, onOpen } = props
  const [began] = useState(open)
  const mayFill = useMayChange(administrationId, { permission: 'ADMIN' }) && company !== undefined
  const opens = ({ key }: FirstStep) => key === 'bankAccount' || (mayFill && key !== 'firstInvoice')
  return (
    <Card padding="none">
      <ol className={rows.list}>
        <li className={classNames(rows.item, stepStyles.atTop)}>
          <StepNumber number={1} isDone />
          <span className={rows.words}>
            <span className={rows.title}>Account gemaakt</span>
            <span className={rows.detail}>{emailAddress}, bevestigd</span>
          </span>
        </li>
        {firstSteps.map((step, index) => {
          const closed = (
            <StepWords
              step={done[step.key] ? { ...step, detail: 'Klaar' } : step}
              number={index + 2}
              isDone={done[step.key]}
              {...(step.key === 'companyDetails' && isBegun(lacking) && { missing: missingSentence(lacking) })}
            />
          )
          return (
            <li key={step.key}>
              {step.key === open ? (
                <OpenStep
                  {...{ step }}
                  number={index + 2}
                  takesFocus={step.key !== began}
                  hasFields={mayFill && step.key === 'companyDetails'}
                >
                  <StepContent
                    {...{ administrationId, step }}
                    {...(mayFill && { company })}
                    keptShort={keptShort}
                    onNext={() => onOpen(nextStep(done, step.key))}
                  />
                </OpenStep>
              ) : opens(step) ? (
                <button type="button" className={rows.item} onClick={() => onOpen(step.key)}>
                  {closed}
                </button>
              ) : (
                <AppLink href={step.addressOf(administrationId)} className={rows.item}>
                  {closed}
                </AppLink>
              )}
            </li>
          )
        })}
      </ol>
    </Card>
  )
}

/** Whether a part of it is there: of who has filled in nothing the step itself says what it is about. */
const isBegun = (lacking: readonly Lacking[]): boolean => lacking.length > 0 && lacking.length < ALL_WITHOUT_NAME
/** Street, postcode, place, KvK number and VAT number; a company has a name from the start. */
const ALL_WITHOUT_NAME = 5

const missingSentence = (lacking: readonly Lacking[]): string =>
  `Nog nodig om te versturen: ${listed(lacking.map(({ word }) => word))}.`

interface OpenStepProps {
  step: FirstStep
  number: number
  /** The step before it was done here, and is gone with the focus that it had. */
  takesFocus: boolean
  /** What it is about stands in its fields. */
  hasFields: boolean
  children: ReactNode
}

function OpenStep({ step: { title, detail, duration }, number, takesFocus, hasFields, children }: OpenStepProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) place.current?.focus()
  }, [takesFocus])
  return (
    <div ref={place} tabIndex={-1} role="group" aria-label={title} className={stepStyles.current}>
      <StepNumber number={number} isOpen />
      <div className={rows.words}>
        <span className={stepStyles.openHead}>
          <span className={rows.title}>{title}</span>
          <span className={rows.detail}>{duration}</span>
        </span>
        {/* What its fields are called is not said above them once more. */}
        {!hasFields && <span className={rows.detail}>{detail}</span>}
        {children}
      </div>
    </div>
  )
}

interface StepContentProps {
  administrationId: number
  step: FirstStep
  company?: CompanyForm
  keptShort: number
  onNext: () => void
}

function StepContent({ administrationId, step, company, keptShort, onNext }: StepContentProps) {
  const given = { administrationId, onNext }
  if (step.key === 'bankAccount') return <StatementStep {...given} {...(company && { company })} />
  if (step.key === 'companyDetails' && company) return <CompanyStep {...given} {...{ company, keptShort }} />
  if (step.key === 'logoAndColour' && company) return <StyleStep {...given} company={company} />
  return (
    <div className={stepStyles.inStep}>
      <div>
        <StepLink administrationId={administrationId} step={step} />
      </div>
    </div>
  )
}
