import { kit } from '@bench/contender'
import { createRoot } from 'react-dom/client'

const { Root, Parts } = kit

createRoot(document.body.appendChild(document.createElement('div'))).render(
  <Root>
    <Parts />
  </Root>,
)
