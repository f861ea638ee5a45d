/** What the benchmarks use of autocannon, which comes without types. */
declare module 'autocannon' {
  interface Request {
    method?: string;
    path?: string;
    headers?: Record<string, string>;
    body?: string;
    /** Called before each request; what it returns is sent. */
    setupRequest?: (request: Request) => Request;
    onResponse?: () => void;
  }
  interface Result {
    requests: { total: number };
    /** In milliseconds. */
    latency: { p50: number; p99: number; max: number };
    errors: number;
    timeouts: number;
    statusCodeStats: Record<string, { count: number }>;
  }
  /** Sends requests over some connections, each as soon as the one before is answered; for so many seconds, or so many. */
  export default function autocannon(options: {
    url: string;
    connections: number;
    duration?: number;
    amount?: number;
    sampleInt?: number;
    requests: Request[];
  }): Promise<Result> & { stop(): void };
}
