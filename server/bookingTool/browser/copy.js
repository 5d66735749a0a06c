// A reference can be copied where the browser lets pages copy.

for (const button of navigator.clipboard ? document.querySelectorAll('button[data-copy]') : []) {
  button.hidden = false
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(button.dataset.copy)
    button.classList.add('is-copied')
    const said = button.nextElementSibling
    said.textContent = said.dataset.said
  })
}
