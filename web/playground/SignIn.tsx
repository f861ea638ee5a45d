import { type FormEvent, useContext, useId, useState } from 'react';
import { FactsContext } from './FactsContext';
import { useSession } from './useSession';

/**
 * Says whom the playground acts as, and lets one act as another: a demo account, or one's
 * own.
 */
export function SignIn() {
  const { demoAccounts } = useContext(FactsContext);
  const { session, signIn, signOut } = useSession();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  const actAs = async (email: string, password: string) => {
    setIsBusy(true);
    setRefusal(await signIn(email, password));
    setIsBusy(false);
  };

  return (
    <section className="sign-in" aria-label="Account">
      <p role="status">
        {session ? (
          <>
            Signed in as <strong>{session.name}</strong>
            {session.isAdmin ? ', an admin' : ''}. The token is under Headers.
          </>
        ) : (
          'You are a visitor.'
        )}
      </p>
      <div className="choices">
        {demoAccounts.map(({ name, email, password, role }) => (
          <button
            key={email}
            type="button"
            disabled={isBusy}
            aria-pressed={session?.name === name}
            onClick={() => actAs(email, password)}
          >
            {role ? 'Demo admin' : 'Demo shopper'}
          </button>
        ))}
        {session && (
          <button type="button" onClick={signOut}>
            Sign out
          </button>
        )}
      </div>
      {!session && <OwnAccount isBusy={isBusy} onSubmit={actAs} />}
      {refusal && <p role="alert">{refusal}</p>}
    </section>
  );
}

function OwnAccount({ isBusy, onSubmit }: { isBusy: boolean; onSubmit(email: string, password: string): void }) {
  const id = useId();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entries = new FormData(event.currentTarget);
    onSubmit(String(entries.get('email')), String(entries.get('password')));
  };

  return (
    <details>
      <summary>With your own account</summary>
      <form onSubmit={submit}>
        <label htmlFor={`${id}email`}>Email</label>
        <input id={`${id}email`} name="email" type="email" autoComplete="username" required />
        <label htmlFor={`${id}password`}>Password</label>
        <input id={`${id}password`} name="password" type="password" autoComplete="current-password" required />
        <button type="submit" disabled={isBusy}>
          Sign in
        </button>
      </form>
    </details>
  );
}
