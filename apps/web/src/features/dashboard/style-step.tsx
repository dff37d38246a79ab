import { Alert, Button, ColourPicker, FileUpload } from '@klopt/ui'
import { useState } from 'react'
import { Controller } from 'react-hook-form'
import { colourOfPicture } from '../../shared/administrations/colour-of-picture.ts'
import { useLogo } from '../../shared/administrations/use-logo.ts'
import { accentColours } from '../../shared/forms/accent-colours.ts'
import { NextWords, type CompanyForm } from './company-step.tsx'
import * as stepStyles from './first-steps.css.ts'

interface StyleStepProps {
  administrationId: number
  company: CompanyForm
  onNext: () => void
}

/** The logo that is dropped, and the colour that its picture has: the invoice beside it follows at once. */
export function StyleStep({ administrationId, company, onNext }: StyleStepProps) {
  const { form, submit, general, isPending } = company
  const { upload, error } = useLogo(administrationId)
  const [own, setOwn] = useState<string | null>(null)
  const take = async (file: File) => {
    void upload(file)
    const colour = await colourOfPicture(file)
    setOwn(colour)
    if (colour !== null) form.setValue('accentColour', colour, { shouldDirty: true })
  }
  return (
    <form noValidate className={stepStyles.inStep} onSubmit={(event) => void submit(event)}>
      <FileUpload
        label="Je logo"
        types={['png', 'jpg', 'jpeg']}
        maxFiles={1}
        maxSizeMb={2}
        onFiles={([file]) => file && void take(file)}
        {...(error !== undefined && { error })}
      />
      <Controller
        control={form.control}
        name="accentColour"
        render={({ field }) => (
          <ColourPicker
            {...field}
            label="Kleur van je facturen"
            {...(own !== null && { hint: 'Uit je logo. Kies gerust een andere.' })}
            swatches={own === null ? accentColours : [{ name: 'Uit je logo', value: own }, ...accentColours]}
          />
        )}
      />
      {general !== null && <Alert tone="danger">{general}</Alert>}
      <div className={stepStyles.stepDeeds}>
        <Button type="submit" variant="primary" loading={isPending}>
          <NextWords />
        </Button>
        <Button onClick={onNext}>Later</Button>
      </div>
    </form>
  )
}
