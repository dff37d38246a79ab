import type { TicketTag } from '@klopt/api-client/contract'
import { Checkbox, RadioGroup, TextareaField, TextField, Tooltip, visuallyHidden } from '@klopt/ui'
import { Controller, useWatch, type UseFormReturn } from 'react-hook-form'
import { filled } from '../../../shared/forms/field-rules.ts'
import { AttachmentField } from './attachment-field.tsx'
import * as styles from './ticket-dialog.css.ts'
import { consentByDefault, questionTags, type TicketKind } from './ticket-kinds.ts'
import type { Attachment } from './use-attachment.ts'

export interface TicketForm {
  tag: TicketTag | null
  subject: string
  message: string
  /** Null until somebody touches it. */
  consent: boolean | null
}

export interface TicketFieldsProps {
  form: UseFormReturn<TicketForm>
  kind: TicketKind
  administrationName: string
  /** The main user alone may let support in. */
  mayConsent: boolean
  attachment: Attachment
}

/** Until it is about something there is nothing to fill in. */
const filledOnceAsked = (text: string, { tag }: TicketForm): true | string => tag === null || filled(text)

/** What a ticket says. It is dimmed and cannot be filled in until it is known what it is about. */
export function TicketFields({ form, kind, administrationName, mayConsent, attachment }: TicketFieldsProps) {
  const { control, register, formState } = form
  const { errors } = formState
  const tag = useWatch({ control, name: 'tag' })
  return (
    <>
      {kind === 'question' && (
        <Controller
          control={control}
          name="tag"
          rules={{ validate: (value) => value !== null || 'Kies een optie.' }}
          render={({ field }) => (
            <RadioGroup
              label="Waar gaat je vraag over?"
              name="tag"
              options={questionTags.map((each) => ({ value: String(each.tag), label: each.label }))}
              value={field.value === null ? null : String(field.value)}
              onChange={(value) => field.onChange(questionTags.find((each) => String(each.tag) === value)?.tag)}
              error={errors.tag?.message}
            />
          )}
        />
      )}
      <fieldset disabled={tag === null} className={styles.fields}>
        <legend className={visuallyHidden}>Je ticket</legend>
        <TextField
          label="Onderwerp *"
          required
          maxLength={200}
          autoComplete="off"
          error={errors.subject?.message}
          {...register('subject', { validate: filledOnceAsked })}
        />
        <TextareaField
          label="Bericht *"
          required
          rows={7}
          maxLength={20_000}
          error={errors.message?.message}
          {...register('message', { validate: filledOnceAsked })}
        />
        <TextField label="Administratie" value={administrationName} readOnly />
        <Consent form={form} mayConsent={mayConsent} />
        <AttachmentField attachment={attachment} disabled={tag === null} />
      </fieldset>
    </>
  )
}

/** Whether support may look into the books for this ticket. */
function Consent({ form, mayConsent }: Pick<TicketFieldsProps, 'form' | 'mayConsent'>) {
  const { control } = form
  const tag = useWatch({ control, name: 'tag' })
  return (
    <Controller
      control={control}
      name="consent"
      render={({ field }) => (
        <Tooltip
          content={mayConsent ? undefined : 'Alleen de hoofdgebruiker kan de toestemming wijzigen'}
          forDisabled={!mayConsent}
        >
          <Checkbox
            label="Support mag deze administratie bekijken"
            hint="Een medewerker kan dan met je meekijken. Je trekt dit weer in bij Hulp, onder Meer."
            checked={mayConsent && (field.value ?? consentByDefault(tag, mayConsent))}
            disabled={!mayConsent}
            onChange={(event) => field.onChange(event.target.checked)}
          />
        </Tooltip>
      )}
    />
  )
}
