import { render, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import logoStyles from '@/ui/brand/Logo.module.css'
import { Loader } from '@/ui/progress/Loader'
import loaderStyles from '@/ui/progress/Loader.module.css'
import { Logo } from '@/ui/brand/Logo'

describe('§5 the logo', () => {
  test.each([
    ['original-white', logoStyles.originalWhite],
    ['original-magenta', logoStyles.originalMagenta],
    ['white', logoStyles.white],
    ['black', logoStyles.black],
    ['grayscale-light', logoStyles.grayscaleLight],
    ['grayscale-dark', logoStyles.grayscaleDark],
    ['magenta', logoStyles.originalMagenta],
    ['purple', logoStyles.originalMagenta],
    ['constructor', logoStyles.originalMagenta],
    [undefined, logoStyles.originalMagenta],
  ])('the logo is drawn in %s', (scheme, styled) => {
    render(<Logo label="Waymark" scheme={scheme} />)
    expect(styled).toBeTruthy()
    expect(screen.getByRole('img', { name: 'Waymark' })).toHaveClass(styled!)
  })
})

describe('§5 the loader', () => {
  test('the loader is small and magenta by default, and announces what loads', () => {
    render(<Loader label="Loading the page" />)
    const loader = screen.getByRole('status')
    expect(loader).toHaveTextContent('Loading the page')
    expect(loader).toHaveClass(loaderStyles.small!, loaderStyles.magenta!)
  })

  test.each(['small', 'medium', 'large'] as const)('the loader comes %s in four colors', (size) => {
    for (const color of ['magenta', 'white', 'blue', 'green'] as const) {
      const { unmount } = render(<Loader label="Loading" size={size} color={color} />)
      expect(screen.getByRole('status')).toHaveClass(loaderStyles[size]!, loaderStyles[color]!)
      unmount()
    }
  })
})
