import { type FormEvent, useContext, useEffect, useState } from 'react';
import { useAnswers } from './answers/useAnswers';
import { titleOf, variablesOf } from './examples';
import { FactsContext } from './FactsContext';
import { fillIn } from './fillIn';
import { useSession } from './useSession';

/** What of a tool of /mcp is shown. */
interface Tool {
  name: string;
  title: string;
  description: string;
  annotations: { readOnlyHint: boolean; destructiveHint: boolean };
}

const CODE = { fontFamily: 'var(--font-family-mono)', fontSize: '13px', padding: '8px', borderRadius: '8px' };
const WRITTEN = {
  ...CODE,
  display: 'block',
  width: '100%',
  background: 'none',
  color: 'inherit',
  resize: 'vertical',
} as const;
const ANSWERED = {
  ...CODE,
  overflow: 'auto',
  maxHeight: '20rem',
  margin: 0,
  background: 'hsla(var(--color-neutral), 0.05)',
};

/**
 * The tools of /mcp that the one who is signed in may use. Each is called as a program calls it,
 * with arguments that can be edited.
 */
export function ToolsPanel() {
  const { session } = useSession();
  const token = session?.token ?? null;
  const tools = useTools(token);
  return (
    <div className="panel">
      <h2>Tools for agents</h2>
      <p>
        What programs that act for a person may call at <code>/mcp</code>, by the Model Context Protocol. All of it is
        in <a href="/docs/agents">Sell through an agent</a>. None of them pays.
      </p>
      <ul className="calls">
        {tools.map((tool) => (
          <li key={tool.name}>
            <ToolItem tool={tool} token={token} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface ToolProps {
  tool: Tool;
  /** Of who is signed in; null for a visitor. */
  token: string | null;
}

function kindOf({ annotations }: Tool): string {
  if (annotations.readOnlyHint) return 'reads';
  return annotations.destructiveHint ? 'takes away' : 'changes';
}

/** A tool, whose form comes once it is opened, with arguments of this shop. */
function ToolItem({ tool, token }: ToolProps) {
  const { examples } = useContext(FactsContext);
  const { values } = useAnswers();
  const [given, setGiven] = useState<string | null>(null);
  const example = examples.find((each) => titleOf(each) === tool.title);
  const open = async () => setGiven(await fillIn((example && variablesOf(example)) || '{}', token, values));
  return (
    <details onToggle={({ currentTarget }) => currentTarget.open && void open()}>
      <summary>
        <code>{tool.name}</code> <small>{kindOf(tool)}</small>
      </summary>
      {given !== null && <ToolForm key={given} tool={tool} token={token} first={given} />}
    </details>
  );
}

function ToolForm({ tool, token, first }: ToolProps & { first: string }) {
  const [given, setGiven] = useState(first);
  const [answer, setAnswer] = useState<string | null>(null);

  async function call(event: FormEvent): Promise<void> {
    event.preventDefault();
    setAnswer('…');
    try {
      const params = { name: tool.name, arguments: JSON.parse(given) };
      const { structuredContent, content } = await askTools<{ structuredContent?: object; content: object[] }>(
        'tools/call',
        params,
        token,
      );
      setAnswer(JSON.stringify(structuredContent ?? content, null, 2));
    } catch (thrown) {
      setAnswer(thrown instanceof Error ? thrown.message : 'It was not answered.');
    }
  }

  return (
    <form onSubmit={call}>
      <span>{tool.description}</span>
      <label>
        Arguments of {tool.name}
        <textarea
          rows={4}
          spellCheck={false}
          value={given}
          style={WRITTEN}
          onChange={({ target }) => setGiven(target.value)}
        />
      </label>
      <button type="submit">Call {tool.name}</button>
      {answer !== null && (
        <pre role="status" style={ANSWERED}>
          {answer}
        </pre>
      )}
    </form>
  );
}

function useTools(token: string | null): Tool[] {
  const [tools, setTools] = useState<Tool[]>([]);
  useEffect(() => {
    askTools<{ tools: Tool[] }>('tools/list', {}, token)
      .then((listed) => setTools(listed.tools))
      // Without an answer the panel still says where the tools are.
      .catch(() => undefined);
  }, [token]);
  return tools;
}

/**
 * Asks /mcp as a program does.
 *
 * @throws Error with the words of the refusal
 */
async function askTools<Result>(method: string, params: object, token: string | null): Promise<Result> {
  const response = await fetch('/mcp', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      'mcp-protocol-version': '2025-11-25',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  });
  const { result, error, msg } = await response.json();
  if (!result) throw new Error(error?.message ?? msg ?? 'It was not answered.');
  return result;
}
