import type { Preview } from '@storybook/react-vite'
import { useEffect } from 'react'
import { showCode } from '../packages/ui/src/docs/show-code.ts'
import { usableControls } from '../packages/ui/src/docs/usable-controls.ts'
import { UsagePage } from '../packages/ui/src/docs/usage-page.tsx'
import { densities, themeNames } from '../packages/ui/src/themes/tokens.ts'
import { FONT_FAMILY } from '../packages/ui/src/styles/font-family.ts'
import { vars } from '../packages/ui/src/themes/vars.css.ts'
import '../packages/ui/src/styles/reset.css.ts'

const themeTitles: Record<(typeof themeNames)[number], string> = {
  light: 'Licht',
  dark: 'Donker',
  contrast: 'Hoog contrast',
}
const densityTitles: Record<keyof typeof densities, string> = {
  compact: 'Compact',
  normal: 'Normaal',
  roomy: 'Ruim',
}
const items = (titles: Record<string, string>) => Object.entries(titles).map(([value, title]) => ({ value, title }))

const paper = {
  padding: 24,
  borderRadius: 4,
  background: vars.color.paper,
  color: vars.color.text,
  fontFamily: FONT_FAMILY,
}

const preview: Preview = {
  tags: ['autodocs'],
  initialGlobals: { theme: 'light', density: 'normal' },
  globalTypes: {
    theme: {
      description: 'Thema',
      toolbar: { icon: 'circlehollow', items: items(themeTitles), dynamicTitle: true },
    },
    density: {
      description: 'Dichtheid',
      toolbar: { icon: 'ruler', items: items(densityTitles), dynamicTitle: true },
    },
  },
  parameters: {
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    docs: { page: UsagePage, source: { transform: showCode } },
    controls: { expanded: true, sort: 'requiredFirst' },
    options: {
      storySort: {
        order: [
          'Begin',
          ['Vite', 'Next', 'HTML'],
          'Overstappen',
          'Voor je team',
          'Status',
          'Wijzigingen',
          'Thema',
          'Formulieren',
          'Tabellen',
          'Regels',
          'Tokens',
          'Iconen',
          'Patronen',
          'Componenten',
          'Voorbeelden',
          'Schermen',
          [
            'Bezoeker',
            'Klant',
            'Nieuwe ondernemer',
            'Ondernemer',
            [
              'Verkoop',
              'Uren en onkosten',
              'Inkoop en bank',
              'Btw en boeken',
              'Rapporten',
              'Instellingen',
              'Daaromheen',
            ],
            'Medewerker',
            'Kantoor',
            'Support',
            'Compliance',
          ],
        ],
      },
    },
  },
  argTypesEnhancers: [({ argTypes, initialArgs }) => usableControls(argTypes, initialArgs)],
  decorators: [
    (Story, { globals, viewMode }) => {
      useEffect(() => {
        document.documentElement.lang = 'nl'
        document.documentElement.dataset.theme = String(globals.theme)
        document.documentElement.dataset.density = String(globals.density)
      }, [globals.theme, globals.density])
      if (viewMode !== 'docs') return <Story />
      // A page of documentation stays white: there a story brings its own paper.
      return (
        <div style={paper}>
          <Story />
        </div>
      )
    },
  ],
}

export default preview
