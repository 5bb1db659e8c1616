import { isSearchKey, searchEvent } from '#dom/search-key.ts';
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
    document.addEventListener(searchEvent, this.#openWith);
    this.addEventListener('submit', (event) => {
      event.preventDefault();
    });
  }

  disconnectedCallback(): void {
    window.removeEventListener('keydown', this.#openByKey);
    document.removeEventListener(searchEvent, this.#openWith);
  }

  #openByKey = (event: KeyboardEvent): void => {
    const isLetter = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
    if (event.defaultPrevented || !(isLetter || isSearchKey(event))) return;
    event.preventDefault();
    this.#open();
  };

  #openWith = (event: Event): void => {
    this.#open();
    if (event instanceof CustomEvent) this.#type(String(event.detail));
  };

  #typeExample = ({ target }: Event): void => {
    if (target instanceof HTMLButtonElement) this.#type(target.textContent);
  };

  /** Types a line, even before the dialog's script is loaded. */
  #type(line: string): void {
    const box = this.querySelector<HTMLInputElement>('[role=searchbox]');
    if (!box) return;
    box.value = line;
    box.focus();
    box.dispatchEvent(new Event('input'));
  }

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
