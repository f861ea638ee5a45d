/**
 * The payment dialog of the stand-in provider: the same `new Razorpay(options).open()` as the real
 * provider's script, for a shop without keys: UPI by an app or by a QR code, cards new and saved,
 * and netbanking; no UPI id is typed. What is typed here goes nowhere, but four digits of a card
 * that is saved; the buttons tell the stand-in how the payment ends.
 */
(() => {
  const base = new URL('.', document.currentScript.src);

  /** What the dialog says, in the languages of the shop. */
  const WORDS = {
    en: {
      payment: 'Payment',
      close: 'Close the payment',
      note: 'Test payment: no money moves. Of what is typed here only four digits of a card that you save are kept.',
      ways: 'How to pay',
      card: 'Card',
      upi: 'UPI',
      number: 'Card number',
      expires: 'Expires',
      month: 'MM/YY',
      cvv: 'CVV',
      holder: 'Name on the card',
      netbanking: 'Netbanking',
      bank: 'Your bank',
      scan: 'Scan with any UPI app. It is valid for {time}.',
      scanned: 'In this test the button below pays in place of your phone.',
      expired: 'This QR code has expired. Nothing was paid.',
      anew: 'Show a new QR code',
      qr: 'QR code to pay by UPI',
      apps: 'Pay with',
      other: 'Another app',
      opens: 'A real dialog would now open the app. In this test the button below pays in its place.',
      cards: 'Your cards',
      another: 'Another card',
      save: 'Save this card for next time',
      silent: 'Leave the bank without an answer',
      waiting: 'Waiting for your bank. You may close this window: the shop tells you what became of it.',
      fail: 'Let this payment fail',
      pay: 'Pay {price}',
      paying: 'Paying…',
      failed: 'The payment failed. You can try again.',
      lost: 'The payment could not be made. Please try again in a moment.',
    },
    hi: {
      payment: 'भुगतान',
      close: 'भुगतान बंद करें',
      note: 'यह आज़माइश है: पैसे नहीं कटेंगे. यहाँ लिखे में से सिर्फ़ सहेजे कार्ड के चार अंक रखे जाते हैं.',
      ways: 'कैसे भुगतान करें',
      card: 'कार्ड',
      upi: 'UPI',
      number: 'कार्ड नंबर',
      expires: 'कब तक मान्य',
      month: 'MM/YY',
      cvv: 'CVV',
      holder: 'कार्ड पर नाम',
      netbanking: 'नेटबैंकिंग',
      bank: 'आपका बैंक',
      scan: 'किसी भी UPI ऐप से स्कैन करें. {time} तक मान्य.',
      scanned: 'इस आज़माइश में नीचे का बटन आपके फ़ोन की जगह भुगतान करता है.',
      expired: 'इस QR कोड का समय निकल गया. कुछ नहीं कटा.',
      anew: 'नया QR कोड दिखाएँ',
      qr: 'UPI से भुगतान का QR कोड',
      apps: 'किससे भुगतान करें',
      other: 'कोई और ऐप',
      opens: 'असली भुगतान में अब ऐप खुलता. इस आज़माइश में नीचे का बटन उसकी जगह भुगतान करता है.',
      cards: 'आपके कार्ड',
      another: 'दूसरा कार्ड',
      save: 'यह कार्ड अगली बार के लिए सहेजें',
      silent: 'बैंक को चुप रहने दें',
      waiting: 'आपके बैंक का इंतज़ार है. यह खिड़की बंद कर सकते हैं: आगे की बात दुकान बताएगी.',
      fail: 'यह भुगतान असफल करें',
      pay: '{price} चुकाएँ',
      paying: 'भुगतान हो रहा है…',
      failed: 'भुगतान नहीं हुआ. फिर से कोशिश कर सकते हैं.',
      lost: 'भुगतान नहीं हो पाया. थोड़ी देर में फिर कोशिश करें.',
    },
    mr: {
      payment: 'पेमेंट',
      close: 'पेमेंट बंद करा',
      note: 'ही चाचणी आहे: पैसे कापले जाणार नाहीत. इथे लिहिलेल्यातून फक्त जतन केलेल्या कार्डचे चार अंक ठेवले जातात.',
      ways: 'पैसे कसे द्यायचे',
      card: 'कार्ड',
      upi: 'UPI',
      number: 'कार्ड नंबर',
      expires: 'वैधता',
      month: 'MM/YY',
      cvv: 'CVV',
      holder: 'कार्डवरील नाव',
      netbanking: 'नेटबँकिंग',
      bank: 'तुमची बँक',
      scan: 'कोणत्याही UPI ॲपने स्कॅन करा. {time} पर्यंत वैध.',
      scanned: 'या चाचणीत खालचे बटण तुमच्या फोनऐवजी पैसे देते.',
      expired: 'या QR कोडची वेळ संपली. काहीही कापले गेले नाही.',
      anew: 'नवा QR कोड दाखवा',
      qr: 'UPI ने पैसे देण्याचा QR कोड',
      apps: 'कशाने पैसे द्याल',
      other: 'दुसरे ॲप',
      opens: 'खऱ्या पेमेंटमध्ये आता ॲप उघडेल. या चाचणीत खालचे बटण त्याऐवजी पैसे देते.',
      cards: 'तुमची कार्डे',
      another: 'दुसरे कार्ड',
      save: 'हे कार्ड पुढच्या वेळेसाठी जतन करा',
      silent: 'बँकेला उत्तर देऊ नका',
      waiting: 'तुमच्या बँकेची वाट पाहत आहोत. ही खिडकी बंद करू शकता: पुढचे दुकान सांगेल.',
      fail: 'हे पेमेंट अयशस्वी करा',
      pay: '{price} द्या',
      paying: 'पेमेंट होत आहे…',
      failed: 'पेमेंट झाले नाही. पुन्हा प्रयत्न करू शकता.',
      lost: 'पेमेंट करता आले नाही. थोड्या वेळाने पुन्हा प्रयत्न करा.',
    },
  };

  /** The words of the page that the dialog lies over; English where it is in another language. */
  const wordsOfPage = () => WORDS[document.documentElement.lang.slice(0, 2)] ?? WORDS.en;

  /** What one can pay with, UPI first. */
  const WAYS = ['upi', 'card', 'netbanking'];

  /** UPI apps by the names that `config` calls them. */
  const APPS = { google_pay: 'Google Pay', phonepe: 'PhonePe', paytm: 'Paytm', bhim: 'BHIM' };

  const BANKS = {
    SBIN: 'State Bank of India',
    HDFC: 'HDFC Bank',
    ICIC: 'ICICI Bank',
    UTIB: 'Axis Bank',
    KKBK: 'Kotak Mahindra Bank',
    PUNB_R: 'Punjab National Bank',
  };

  /** How long a QR code can be scanned, and how often a bank is asked that is waited for, in ms. */
  const QR_MS = 300_000;
  const ASK_MS = 1_500;

  /** As wide as a screen is on which a QR code is shown, which another phone scans. */
  const IS_NARROW = '(max-width: 767.98px)';

  const markupIn = (words) => `
    <dialog aria-labelledby="title" aria-describedby="note">
      <div id="head">
        <div>
          <h2 id="title"></h2>
          <p id="description"></p>
        </div>
        <p id="amount"></p>
        <button type="button" id="close" aria-label="${words.close}">
          <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true"><path d="M5 5l10 10M15 5L5 15"/></svg>
        </button>
      </div>
      <p id="note">${words.note}</p>
      <form novalidate>
        <div role="tablist" aria-label="${words.ways}">
          ${WAYS.map((way) => `<button type="button" role="tab" id="tab-${way}" aria-controls="panel-${way}">${words[way]}</button>`).join('')}
        </div>
        <div role="tabpanel" id="panel-upi" aria-labelledby="tab-upi">
          <div id="by-qr">
            <img id="qr" alt="${words.qr}" width="200" height="200">
            <p id="validity"></p>
            <p class="hint">${words.scanned}</p>
            <button type="button" id="anew" hidden>${words.anew}</button>
          </div>
          <fieldset id="by-app">
            <legend>${words.apps}</legend>
            ${Object.entries({ ...APPS, any: words.other })
              .map(([app, name]) => `<label class="pick"><input type="radio" name="app" value="${app}">${name}</label>`)
              .join('')}
            <p class="hint">${words.opens}</p>
          </fieldset>
        </div>
        <div role="tabpanel" id="panel-card" aria-labelledby="tab-card" hidden>
          <fieldset id="saved" hidden><legend>${words.cards}</legend></fieldset>
          <div id="new-card">
            <label>${words.number}
              <input name="number" inputmode="numeric" autocomplete="off" value="4111 1111 1111 1111">
            </label>
            <div class="pair">
              <label>${words.expires} <input name="expiry" inputmode="numeric" autocomplete="off" placeholder="${words.month}" value="12/34"></label>
              <label>${words.cvv} <input name="cvv" inputmode="numeric" autocomplete="off" maxlength="4" value="123"></label>
            </div>
            <label>${words.holder} <input name="holder" autocomplete="off"></label>
            <label class="pick" id="save" hidden><input type="checkbox" name="save">${words.save}</label>
          </div>
        </div>
        <div role="tabpanel" id="panel-netbanking" aria-labelledby="tab-netbanking" hidden>
          <label>${words.bank}
            <select name="bank">${Object.entries(BANKS)
              .map(([code, name]) => `<option value="${code}">${name}</option>`)
              .join('')}</select>
          </label>
        </div>
        <p id="status" role="alert"></p>
        <button type="submit" id="pay"></button>
        <button type="button" id="fail">${words.fail}</button>
        <button type="button" id="silent">${words.silent}</button>
      </form>
    </dialog>`;

  const inRupees = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'INR' });

  class StandInCheckout {
    #options;
    #listeners = new Map();
    #host = null;
    #way = 'upi';
    #words = WORDS.en;
    #timers = new Set();
    #qrUntil = 0;
    #token = null;
    #isWaiting = false;

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
      this.#words = wordsOfPage();
      root.innerHTML = markupIn(this.#words);
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
        const { timeout } = this.#options;
        if (timeout) this.#later(() => this.close(), timeout * 1000);
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
      root.querySelector('#title').textContent = name ?? this.#words.payment;
      root.querySelector('#description').textContent = description ?? '';
      root.querySelector('#amount').textContent = inRupees.format(amount / 100);
      root.querySelector('#pay').textContent = this.#pressToPay();
      root.querySelector('[name=holder]').value = prefill?.name ?? '';
      if (theme?.color) root.querySelector('dialog').style.setProperty('--theme', theme.color);
      const { blocks, preferences } = this.#options.config?.display ?? {};
      const [chosen] = blocks?.chosen?.instruments ?? [];
      const isAlone = preferences?.show_default_blocks === false && chosen;
      for (const way of WAYS) root.querySelector(`#tab-${way}`).hidden = isAlone && way !== chosen.method;
      const isQr = chosen?.flows ? chosen.flows.includes('qr') : !window.matchMedia(IS_NARROW).matches;
      root.querySelector(isQr ? '#by-app' : '#by-qr').remove();
      if (!isQr) root.querySelector(`[name=app][value=${chosen?.apps?.[0] ?? 'any'}]`).checked = true;
      if (isQr) this.#showQr(root);
      this.#showCards(root);
      this.#choose(root, WAYS.find((way) => way === (chosen?.method ?? prefill?.method)) ?? 'upi');
    }

    /** Does something after a time, unless the dialog is closed by then. */
    #later(work, afterMs) {
      const timer = setTimeout(() => {
        this.#timers.delete(timer);
        work();
      }, afterMs);
      this.#timers.add(timer);
    }

    #showQr(root) {
      this.#qrUntil = Date.now() + QR_MS;
      const order = encodeURIComponent(this.#options.order_id);
      root.querySelector('#qr').src = new URL(`orders/${order}/qr.svg`, base).href;
      root.querySelector('#anew').hidden = true;
      root.querySelector('#qr').hidden = false;
      this.#tick(root);
    }

    /** Tells how long the QR code can be scanned, and takes it away when that is over. */
    #tick(root) {
      const leftS = Math.max(0, Math.round((this.#qrUntil - Date.now()) / 1000));
      const time = `${Math.floor(leftS / 60)}:${String(leftS % 60).padStart(2, '0')}`;
      const isOver = leftS === 0;
      root.querySelector('#validity').textContent = isOver
        ? this.#words.expired
        : this.#words.scan.replace('{time}', time);
      root.querySelector('#qr').hidden = isOver;
      root.querySelector('#anew').hidden = !isOver;
      this.#allowPaying(root);
      if (!isOver) this.#later(() => this.#tick(root), 1000);
    }

    /** A QR code that has expired cannot be paid, nor anything while the bank is waited for. */
    #allowPaying(root) {
      const isExpired = this.#way === 'upi' && root.querySelector('#anew')?.hidden === false;
      const isBusy = root.querySelector('dialog').getAttribute('aria-busy') === 'true';
      for (const id of ['pay', 'fail', 'silent']) {
        root.querySelector(`#${id}`).disabled = isBusy || isExpired || this.#isWaiting;
      }
    }

    /** The customer's saved cards; a customer alone may save another one. */
    async #showCards(root) {
      const { customer_id: customer, remember_customer: remembers } = this.#options;
      root.querySelector('#save').hidden = !customer || !remembers;
      if (!customer) return;
      const address = new URL(`customers/${encodeURIComponent(customer)}/cards`, base);
      const { cards } = await fetch(address).then((response) => response.json());
      if (!this.#host || cards.length === 0) return;
      const saved = root.querySelector('#saved');
      for (const [index, { id, network, last4 }] of [...cards, { id: '' }].entries()) {
        const label = Object.assign(document.createElement('label'), { className: 'pick' });
        const input = Object.assign(document.createElement('input'), { type: 'radio', name: 'token', value: id });
        input.checked = index === 0;
        input.addEventListener('change', () => this.#takeCard(root, id));
        label.append(input, id ? `${network} •••• ${last4}` : this.#words.another);
        saved.append(label);
      }
      saved.hidden = false;
      this.#takeCard(root, cards[0].id);
    }

    #takeCard(root, token) {
      this.#token = token || null;
      root.querySelector('#new-card').hidden = token !== '';
    }

    #pressToPay() {
      return this.#words.pay.replace('{price}', inRupees.format(this.#options.amount / 100));
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
          const step = key === 'ArrowRight' ? 1 : tabs.length - 1;
          const other = tabs[(tabs.indexOf(tab) + step) % tabs.length];
          this.#choose(root, other.id.slice('tab-'.length));
          other.focus();
        });
      }
      root.querySelector('form').addEventListener('submit', (event) => {
        event.preventDefault();
        this.#settle(root, 'captured');
      });
      root.querySelector('#fail').addEventListener('click', () => this.#settle(root, 'failed'));
      root.querySelector('#silent').addEventListener('click', () => this.#settle(root, 'created'));
      root.querySelector('#anew')?.addEventListener('click', () => this.#showQr(root));
    }

    #choose(root, way) {
      this.#way = way;
      for (const each of WAYS) {
        const tab = root.querySelector(`#tab-${each}`);
        tab.setAttribute('aria-selected', String(each === way));
        tab.tabIndex = each === way ? 0 : -1;
        root.querySelector(`#panel-${each}`).hidden = each !== way;
      }
      this.#allowPaying(root);
    }

    #dismiss(root) {
      if (root.querySelector('dialog').getAttribute('aria-busy') !== 'true') this.close();
    }

    async #settle(root, outcome) {
      this.#setBusy(root, true);
      const paid = await this.#tell(root, outcome).catch(() => null);
      if (!this.#host) return;
      this.#setBusy(root, false);
      const status = root.querySelector('#status');
      if (paid?.refusal) {
        status.textContent = paid.refusal;
        root.querySelector('#pay').focus();
        this.#announceRefusal(paid.refusal);
        return;
      }
      if (paid && outcome === 'created') return void this.#wait(root, paid);
      if (paid && outcome === 'captured') {
        this.#remove();
        this.#options.handler?.(paid);
        return;
      }
      status.textContent = paid ? this.#words.failed : this.#words.lost;
      root.querySelector('#pay').focus();
      if (paid) this.#announceFailure(paid);
    }

    /** Waits for the bank, as long as the dialog is open. */
    async #wait(root, begun) {
      this.#isWaiting = true;
      root.querySelector('#status').dataset.waits = '';
      root.querySelector('#status').textContent = this.#words.waiting;
      this.#allowPaying(root);
      const address = new URL(`payments/${begun.razorpay_payment_id}/status`, base);
      const asked = await fetch(address).then(
        (response) => response.json(),
        () => ({ status: 'created' }),
      );
      if (!this.#host) return;
      if (asked.status === 'created') {
        this.#later(() => this.#wait(root, begun), ASK_MS);
      } else if (asked.status === 'failed') {
        this.#isWaiting = false;
        this.#setBusy(root, false);
        root.querySelector('#status').textContent = this.#words.failed;
        this.#announceFailure(begun);
      } else {
        this.#remove();
        this.#options.handler?.(begun);
      }
    }

    async #tell(root, outcome) {
      const address = new URL(`orders/${encodeURIComponent(this.#options.order_id)}/pay`, base);
      const headers = { 'content-type': 'application/json' };
      const { prefill, notes, customer_id: customerId } = this.#options;
      const { email, contact } = prefill ?? {};
      const paid = { outcome, method: this.#way, email, contact, notes, customerId, ...this.#detailsOf(root) };
      const response = await fetch(address, { method: 'POST', headers, body: JSON.stringify(paid) });
      const answer = await response.json();
      if (response.status === 400) return { refusal: answer.msg ?? this.#words.failed };
      if (!response.ok) throw new Error(`the stand-in answered ${response.status}`);
      return answer;
    }

    /** The bank, or the card: a saved one, or one that is to be saved. */
    #detailsOf(root) {
      if (this.#way === 'netbanking') return { bank: root.querySelector('[name=bank]').value };
      if (this.#way !== 'card') return {};
      if (this.#token) return { tokenId: this.#token };
      const number = root.querySelector('[name=number]').value.replace(/\D/g, '');
      const card = { network: number.startsWith('4') ? 'Visa' : 'RuPay', last4: number.slice(-4) };
      return root.querySelector('[name=save]').checked ? { save: card } : { network: card.network };
    }

    /** Nothing was begun: what is paid with does not fit the order. */
    #announceRefusal(description) {
      const at = { source: 'customer', step: 'payment_initiation', reason: 'input_validation_failed' };
      const metadata = { order_id: this.#options.order_id };
      const error = { code: 'BAD_REQUEST_ERROR', description, ...at, metadata };
      for (const listener of this.#listeners.get('payment.failed') ?? []) listener({ error });
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
      delete root.querySelector('#status').dataset.waits;
      root.querySelector('dialog').setAttribute('aria-busy', String(isBusy));
      for (const button of root.querySelectorAll('button')) button.disabled = isBusy;
      pay.textContent = isBusy ? this.#words.paying : this.#pressToPay();
      this.#allowPaying(root);
    }

    /** Closing before removing hands the focus back to where it was. */
    #remove() {
      for (const timer of this.#timers) clearTimeout(timer);
      this.#timers.clear();
      this.#host.shadowRoot.querySelector('dialog').close();
      this.#host.remove();
      this.#host = null;
    }
  }

  window.Razorpay = StandInCheckout;
})();
