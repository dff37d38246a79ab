import { useId, useState } from 'react'
import { Button } from '../button/button.tsx'
import { Modal } from '../modal/modal.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { readTypedLink, type LinkRules } from './links.ts'

export interface LinkDialogProps {
  open: boolean
  onClose: () => void
  /** The address of the link that is there, or nothing. */
  href: string | null
  rules: LinkRules | undefined
  /** An address that is allowed, and what was typed for it. */
  onSet: (href: string, typed: string) => void
  onRemove: () => void
}

/** Asks where a link leads. */
export function LinkDialog({ open, onClose, href, rules, onSet, onRemove }: LinkDialogProps) {
  const formId = useId()
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={href === null ? 'Link plaatsen' : 'Link wijzigen'}
      footer={
        <>
          {href === null ? (
            <Button onClick={onClose}>Annuleren</Button>
          ) : (
            <Button onClick={onRemove}>Link verwijderen</Button>
          )}
          <Button variant="primary" type="submit" form={formId}>
            {href === null ? 'Link plaatsen' : 'Link wijzigen'}
          </Button>
        </>
      }
    >
      <AddressForm id={formId} href={href} rules={rules} onSet={onSet} />
    </Modal>
  )
}

function AddressForm({ id, href, rules, onSet }: Pick<LinkDialogProps, 'href' | 'rules' | 'onSet'> & { id: string }) {
  const [typed, setTyped] = useState(href ?? '')
  const [problem, setProblem] = useState<string>()
  return (
    <form
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const read = readTypedLink(typed, rules)
        if (read === null) setProblem(problemOf(rules))
        else onSet(read, typed.trim())
      }}
    >
      <TextField
        label="Adres"
        hint="Een website, of een e-mailadres"
        autoComplete="off"
        inputMode="url"
        spellCheck={false}
        value={typed}
        error={problem}
        onChange={(event) => {
          setTyped(event.target.value)
          setProblem(undefined)
        }}
      />
    </form>
  )
}

const problemOf = (rules: LinkRules | undefined): string =>
  rules?.hosts
    ? `Hier kan geen link naartoe. Kies een adres van ${rules.hosts.join(' of ')}.`
    : 'Dit is geen adres voor een link. Typ het bijvoorbeeld als www.klopt.nl of info@klopt.nl.'
