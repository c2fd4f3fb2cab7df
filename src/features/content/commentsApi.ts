import { responseSchema } from '@/api/responseSchema';
import { api } from '@/api/api';
import { calls } from '@/contract/calls';
import { comments, createdComment, type Comment } from '@/contract/comment';
import type { CommentForm, CommentRequest } from '@/contract/commentForm';

/** Visitors' comments. The list contains only active comments. */
export const commentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    comments: build.query<Comment[], void>({
      query: () => ({ url: calls.comments }),
      rawResponseSchema: responseSchema(comments),
      transformResponse: (all: Comment[]) => all.filter(({ is_active }) => is_active),
    }),
    /** Sends a comment, and adds it to the front of the list if it is active. */
    postComment: build.mutation<Comment, { form: CommentForm; formKey: string }>({
      query: ({ form, formKey }) => ({
        url: calls.comments,
        method: 'POST',
        body: { ...form, is_active: true } satisfies CommentRequest,
        formKey,
      }),
      responseSchema: responseSchema(createdComment),
      async onQueryStarted(_form, { dispatch, queryFulfilled }) {
        const accepted = await queryFulfilled.then(
          ({ data }) => data,
          () => null,
        );
        if (!accepted?.is_active) return;
        dispatch(
          commentsApi.util.updateQueryData('comments', undefined, (shown) => {
            shown.unshift(accepted);
          }),
        );
      },
    }),
  }),
});

export const { useCommentsQuery, usePostCommentMutation } = commentsApi;
