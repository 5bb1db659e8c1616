import { isSearchKey } from '#dom/search-key.ts';
import { buildDialog } from './dialog-elements.ts';

/** The search of the header: a button and a shortcut; opening the dialog loads its script. */
class TaskSearch extends HTMLElement {
  #start: Promise<() => void> | undefined;
  #dialog: HTMLDialogElement | undefined;

  connectedCallback(): void {
    const button = this.querySelector<HTMLButtonElement>('.open');
    if (!button) throw new Error('the search has no button');
    button.hidden = false;
    button.addEventListener('click', this.#open);
    // After the document, where a page with a box of its own takes the key.
    window.addEventListener('keydown', this.#openByKey);
    this.addEventListener('submit', (event) => {
      event.preventDefault();
    });
  }

  disconnectedCallback(): void {
    window.removeEventListener('keydown', this.#openByKey);
  }

  #openByKey = (event: KeyboardEvent): void => {
    const isLetter = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
    if (event.defaultPrevented || !(isLetter || isSearchKey(event))) return;
    event.preventDefault();
    this.#open();
  };

  /** Types an example, even before the dialog's script is loaded. */
  #typeExample = ({ target }: Event): void => {
    const box = this.querySelector<HTMLInputElement>('[role=searchbox]');
    if (!box || !(target instanceof HTMLButtonElement)) return;
    box.value = target.textContent;
    box.focus();
    box.dispatchEvent(new Event('input'));
  };

  /** Opens the dialog at once, so that no typed letter is lost. */
  #open = (): void => {
    this.#dialog ??= this.#addDialog();
    if (!this.#dialog.open) this.#dialog.showModal();
    this.querySelector<HTMLInputElement>('[role=searchbox]')?.select();
    this.#start ??= import('./search-dialog.ts').then(({ createSearchDialog }) =>
      createSearchDialog(this),
    );
    this.#start.then(
      (start) => {
        start();
      },
      () => {
        // Some browsers try again when the dialog is opened again, others only on another page.
        this.#start = undefined;
        const status = this.querySelector('[role=status]');
        if (status)
          status.textContent = 'The search cannot be loaded. Reload the page to try again.';
      },
    );
  };

  #addDialog(): HTMLDialogElement {
    const dialog = buildDialog(JSON.parse(this.dataset.examples ?? '[]') as string[]);
    dialog.querySelector('.start')?.addEventListener('click', this.#typeExample);
    this.append(dialog);
    return dialog;
  }
}

customElements.define('task-search', TaskSearch);
