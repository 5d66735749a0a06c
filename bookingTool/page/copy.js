// A code can be copied where the browser lets pages copy.

const copiedForMs = 3000

for (const button of navigator.clipboard ? document.querySelectorAll('button[data-copy]') : []) {
  const said = button.parentElement.querySelector('[data-said]')
  let forgetting
  button.hidden = false
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(button.dataset.copy)
    button.classList.add('is-copied')
    said.textContent = said.dataset.said
    clearTimeout(forgetting)
    forgetting = setTimeout(() => {
      button.classList.remove('is-copied')
      said.textContent = ''
    }, copiedForMs)
  })
}
