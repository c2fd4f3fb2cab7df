/** The part of autocannon that the bench uses. The package has no types. */
declare module 'autocannon' {
  namespace autocannon {
    interface Request {
      path?: string;
      method?: string;
      headers?: Record<string, string>;
      body?: string;
      setupRequest?: (request: Request) => Request;
    }
    interface Client {
      setRequests(requests: Request[]): void;
    }
    interface Options {
      url: string;
      connections: number;
      duration: number;
      requests: Request[];
      setupClient?: (client: Client) => void;
    }
    interface Result {
      requests: { average: number };
      latency: { p99: number };
      non2xx: number;
      errors: number;
    }
  }
  function autocannon(options: autocannon.Options): Promise<autocannon.Result>;
  export default autocannon;
}
