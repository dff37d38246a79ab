import './hear-problems.ts'
import { createRoot } from 'react-dom/client'
import { useState } from 'react'
import '../../styles/reset.css.ts'
import { fromHtml, RichText, RichTextEditor, toHtml } from '../index.ts'
import { hostile } from './hostile.ts'

/** A page as the application makes it, for a frame with the application's content security policy. */
function Page() {
  const [value, setValue] = useState(() => fromHtml('<p style="color: red">Dag <b>jij</b></p><script>1</script>'))
  const [isShown, setShown] = useState(false)
  return (
    <>
      <RichTextEditor
        label="Bericht"
        placeholder="Schrijf"
        maxLength={100}
        variables={[{ name: 'klant', label: 'Klant' }]}
        value={value}
        onChange={setValue}
      />
      <output>{toHtml(value)}</output>
      <button type="button" onClick={() => setShown(true)}>
        Toon
      </button>
      {isShown && hostile.map((html) => <RichText key={html} html={html} />)}
    </>
  )
}

const root = document.querySelector('main')
if (root) createRoot(root).render(<Page />)
