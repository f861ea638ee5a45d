/**
 * The payment dialog of the stand-in provider: the same `new Razorpay(options).open()` as the real
 * provider's script, for a shop without keys. What is typed here goes nowhere; the two buttons tell
 * the stand-in how the payment ends.
 */
(() => {
  const base = new URL('.', document.currentScript.src);

  const MARKUP = `
    <dialog aria-labelledby="title" aria-describedby="note">
      <div id="head">
        <div>
          <h2 id="title"></h2>
          <p id="description"></p>
        </div>
        <p id="amount"></p>
        <button type="button" id="close" aria-label="Close the payment">
          <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true"><path d="M5 5l10 10M15 5L5 15"/></svg>
        </button>
      </div>
      <p id="note">Test payment: no money moves, and nothing typed here is sent anywhere.</p>
      <form novalidate>
        <div role="tablist" aria-label="How to pay">
          <button type="button" role="tab" id="tab-card" aria-controls="panel-card">Card</button>
          <button type="button" role="tab" id="tab-upi" aria-controls="panel-upi">UPI</button>
        </div>
        <div role="tabpanel" id="panel-card" aria-labelledby="tab-card">
          <label>Card number
            <input name="number" inputmode="numeric" autocomplete="off" value="4111 1111 1111 1111">
          </label>
          <div class="pair">
            <label>Expires <input name="expiry" inputmode="numeric" autocomplete="off" placeholder="MM/YY" value="12/34"></label>
            <label>CVV <input name="cvv" inputmode="numeric" autocomplete="off" maxlength="4" value="123"></label>
          </div>
          <label>Name on the card <input name="holder" autocomplete="off"></label>
        </div>
        <div role="tabpanel" id="panel-upi" aria-labelledby="tab-upi" hidden>
          <label>UPI id <input name="vpa" inputmode="email" autocomplete="off" value="success@upi"></label>
          <p class="hint">A real dialog would now send a request to your UPI app.</p>
        </div>
        <p id="status" role="alert"></p>
        <button type="submit" id="pay"></button>
        <button type="button" id="fail">Let this payment fail</button>
      </form>
    </dialog>`;

  const inRupees = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'INR' });

  class StandInCheckout {
    #options;
    #listeners = new Map();
    #host = null;
    #way = 'card';

    constructor(options) {
      if (!options?.order_id) throw new Error('order_id is missing');
      this.#options = options;
    }

    /** Calls the listener on 'payment.failed'; the dialog stays open for another try. */
    on(event, listener) {
      this.#listeners.set(event, [...(this.#listeners.get(event) ?? []), listener]);
      return this;
    }

    /** Shows the dialog; it ends in `handler` or in `modal.ondismiss`. */
    open() {
      if (this.#host) return;
      this.#host = document.createElement('div');
      const root = this.#host.attachShadow({ mode: 'open' });
      root.innerHTML = MARKUP;
      this.#fill(root);
      this.#wire(root);
      const style = Object.assign(document.createElement('link'), {
        rel: 'stylesheet',
        href: new URL('checkout.css', base).href,
      });
      const dialog = root.querySelector('dialog');
      style.onload = style.onerror = () => {
        dialog.showModal();
        root.querySelector('#pay').focus();
      };
      root.prepend(style);
      document.body.append(this.#host);
    }

    /** Takes the dialog away as if the shopper had closed it. */
    close() {
      if (!this.#host) return;
      this.#remove();
      this.#options.modal?.ondismiss?.();
    }

    #fill(root) {
      const { name, description, amount, prefill, theme } = this.#options;
      const price = inRupees.format(amount / 100);
      root.querySelector('#title').textContent = name ?? 'Payment';
      root.querySelector('#description').textContent = description ?? '';
      root.querySelector('#amount').textContent = price;
      root.querySelector('#pay').textContent = `Pay ${price}`;
      root.querySelector('[name=holder]').value = prefill?.name ?? '';
      if (theme?.color) root.querySelector('dialog').style.setProperty('--theme', theme.color);
      this.#choose(root, 'card');
    }

    #wire(root) {
      const dialog = root.querySelector('dialog');
      const tabs = [...root.querySelectorAll('[role=tab]')];
      root.querySelector('#close').addEventListener('click', () => this.#dismiss(root));
      dialog.addEventListener('cancel', (event) => {
        event.preventDefault();
        this.#dismiss(root);
      });
      for (const tab of tabs) {
        tab.addEventListener('click', () => this.#choose(root, tab.id.slice('tab-'.length)));
        tab.addEventListener('keydown', ({ key }) => {
          if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
          const other = tabs.find((candidate) => candidate !== tab);
          this.#choose(root, other.id.slice('tab-'.length));
          other.focus();
        });
      }
      root.querySelector('form').addEventListener('submit', (event) => {
        event.preventDefault();
        this.#settle(root, 'captured');
      });
      root.querySelector('#fail').addEventListener('click', () => this.#settle(root, 'failed'));
    }

    #choose(root, way) {
      this.#way = way;
      for (const each of ['card', 'upi']) {
        const tab = root.querySelector(`#tab-${each}`);
        tab.setAttribute('aria-selected', String(each === way));
        tab.tabIndex = each === way ? 0 : -1;
        root.querySelector(`#panel-${each}`).hidden = each !== way;
      }
    }

    #dismiss(root) {
      if (!root.querySelector('#pay').disabled) this.close();
    }

    async #settle(root, outcome) {
      this.#setBusy(root, true);
      const paid = await this.#tell(outcome).catch(() => null);
      if (!this.#host) return;
      this.#setBusy(root, false);
      const status = root.querySelector('#status');
      if (paid && outcome === 'captured') {
        this.#remove();
        this.#options.handler?.(paid);
        return;
      }
      status.textContent = paid
        ? 'The payment failed. You can try again.'
        : 'The payment could not be made. Please try again in a moment.';
      root.querySelector('#pay').focus();
      if (paid) this.#announceFailure(paid);
    }

    async #tell(outcome) {
      const address = new URL(`orders/${encodeURIComponent(this.#options.order_id)}/pay`, base);
      const headers = { 'content-type': 'application/json' };
      const { prefill, notes } = this.#options;
      const { email, contact } = prefill ?? {};
      const paid = { outcome, method: this.#way, email, contact, notes };
      const response = await fetch(address, { method: 'POST', headers, body: JSON.stringify(paid) });
      if (!response.ok) throw new Error(`the stand-in answered ${response.status}`);
      return response.json();
    }

    #announceFailure({ razorpay_payment_id: payment_id, razorpay_order_id: order_id }) {
      const error = {
        code: 'BAD_REQUEST_ERROR',
        description: 'The payment did not go through.',
        ...{ source: 'bank', step: 'payment_authorization', reason: 'payment_failed' },
        metadata: { payment_id, order_id },
      };
      for (const listener of this.#listeners.get('payment.failed') ?? []) listener({ error });
    }

    #setBusy(root, isBusy) {
      const pay = root.querySelector('#pay');
      root.querySelector('#status').textContent = '';
      root.querySelector('dialog').setAttribute('aria-busy', String(isBusy));
      for (const button of root.querySelectorAll('button')) button.disabled = isBusy;
      pay.textContent = isBusy ? 'Paying…' : `Pay ${inRupees.format(this.#options.amount / 100)}`;
    }

    /** Closing before removing hands the focus back to where it was. */
    #remove() {
      this.#host.shadowRoot.querySelector('dialog').close();
      this.#host.remove();
      this.#host = null;
    }
  }

  window.Razorpay = StandInCheckout;
})();
