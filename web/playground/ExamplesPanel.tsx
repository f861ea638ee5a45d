import { useContext } from 'react';
import { queryOf, titleOf, variablesOf } from './examples';
import { FactsContext } from './FactsContext';
import { grouped } from './grouped';
import { SignIn } from './SignIn';
import { useOpenOperation } from './useOpenOperation';

const CALLERS = { anyone: null, shopper: 'signed in', admin: 'admin' };

/** The examples by task; one that is chosen is opened in a tab, ready to run. */
export function ExamplesPanel() {
  const { examples } = useContext(FactsContext);
  const open = useOpenOperation();
  return (
    <div className="panel">
      <h2>Examples</h2>
      <SignIn />
      {grouped(examples, ({ task }) => task).map(([task, ofTask]) => (
        <section key={task} aria-label={task}>
          <h3>{task}</h3>
          <ul>
            {ofTask.map((example) => (
              <li key={example.name}>
                <button
                  type="button"
                  className="example"
                  title={example.explanation}
                  onClick={() => open({ query: queryOf(example), variables: variablesOf(example) })}
                >
                  <span>{titleOf(example)}</span>
                  {CALLERS[example.caller] && <small>{CALLERS[example.caller]}</small>}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
