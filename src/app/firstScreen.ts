/** Resolves once the first screen has what it needs and the browser has a moment: for what nobody waits for. */
export const firstScreen = (): Promise<unknown> =>
  new Promise((resolve) => {
    const soon = () => setTimeout(resolve, 1000)
    if (document.readyState === 'complete') soon()
    else window.addEventListener('load', soon, { once: true })
  })
