/** An error of the content API, in WordPress's shape. R40, R55. */
export interface ContentProblem {
  code: 'rest_no_route' | 'rest_post_invalid_id' | 'rest_invalid_param' | 'rest_internal_error';
  message: string;
  data: { status: number; params?: Record<string, string> };
}
