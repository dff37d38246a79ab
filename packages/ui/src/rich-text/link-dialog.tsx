'use client'

import { useId, useState } from 'react'
import { Button } from '../button/button.tsx'
import { Modal } from '../modal/modal.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { readTypedLink, type LinkRules } from './links.ts'
import { useLanguage } from '../language/use-language.ts'
import { dutch } from './texts.ts'

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
  const texts = useLanguage('richText', dutch)
  const formId = useId()
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={href === null ? texts.addLink : texts.changeLink}
      footer={
        <>
          {href === null ? (
            <Button onClick={onClose}>{texts.cancel}</Button>
          ) : (
            <Button onClick={onRemove}>{texts.removeLink}</Button>
          )}
          <Button variant="primary" type="submit" form={formId}>
            {href === null ? texts.addLink : texts.changeLink}
          </Button>
        </>
      }
    >
      <AddressForm id={formId} href={href} rules={rules} onSet={onSet} />
    </Modal>
  )
}

function AddressForm({ id, href, rules, onSet }: Pick<LinkDialogProps, 'href' | 'rules' | 'onSet'> & { id: string }) {
  const texts = useLanguage('richText', dutch)
  const [typed, setTyped] = useState(href ?? '')
  const [problem, setProblem] = useState<string>()
  return (
    <form
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const read = readTypedLink(typed, rules)
        if (read === null) setProblem(rules?.hosts ? texts.wrongHost(rules.hosts) : texts.notAnAddress)
        else onSet(read, typed.trim())
      }}
    >
      <TextField
        label={texts.address}
        hint={texts.addressHint}
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
